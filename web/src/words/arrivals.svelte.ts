// Counts the sentence files that came late, so that what was written without them is written again.
let count = $state(0);

export const arrivals = {
  get count(): number {
    return count;
  },
  add(): void {
    count += 1;
  },
};
