/** The text for a change that the browser could not store: its storage is full or forbidden (ADR-16). */
export const NOT_STORED = 'تعذّر تخزين هذا التغيير في المتصفح، فيبقى حتى إعادة التحميل فقط.'

/** The text of a toast about a change, with `NOT_STORED` after it unless the browser stored the change. */
export const storedText = (text: string, isStored: boolean): string =>
  isStored ? text : `${text.replace(/\.$/, '')}. ${NOT_STORED}`
