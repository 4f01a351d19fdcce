// What a question can be answered with.
import type { Asked, Choice } from "../protocol";

/** Whether one of a question's buttons sends one of these fields. */
export const offers = (question: Asked, ...fields: (keyof Choice)[]): boolean =>
  question.forms.some((form) => form.form === "button" && fields.some((field) => form.choice[field] != null));

type Form = Asked["forms"][number];

/** The form of this kind that a question has. */
export const formOf = <K extends Form["form"]>(question: Asked, kind: K) =>
  question.forms.find((form): form is Extract<Form, { form: K }> => form.form === kind);
