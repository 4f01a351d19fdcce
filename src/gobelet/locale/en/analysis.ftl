### The words of the analysis.
