"""What each game sends: boards, forms, answers and facts."""
