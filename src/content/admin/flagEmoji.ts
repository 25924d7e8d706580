/** The flag emoji of a two-letter code: its letters as regional indicators. */
export const flagEmoji = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) + 0x1f1a5))
