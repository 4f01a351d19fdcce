// Analyses of this visit, by the text of their record: they take long enough to be made once only.
import type { Analysed } from "../protocol";

export const analyses = new Map<string, Analysed>();
