// Analyses of this visit, by the text of their record: they take long enough to be made once only.
import type { Analysis } from "./analysis";

export const analyses = new Map<string, Analysis>();
