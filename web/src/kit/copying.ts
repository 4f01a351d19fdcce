// Copying a link.

/** Copies the text of a field. If the browser does not allow it, the text stays selected, to be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value); // not there on plain http
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
