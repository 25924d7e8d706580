/** The target of a record dialog: the record to edit, `new` to add one, null while it is closed. */
export type DialogTarget<Item> = Item | 'new' | null

/** The alert for the edit of a record that another tab has deleted while the dialog was open. */
export const DELETED_ELSEWHERE = 'حُذف هذا في نافذة أخرى، فلم يُحفظ التعديل.'
