/** Text as it stands in HTML, between tags or in a quoted attribute: nothing in it is read as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
