/** The names of the controls in the rows of lists: keys, a mouse on the whole row and the focus find them by it. */
export type RowControl =
  | 'edit'
  | 'menu'
  | 'move'
  | 'open'
  | 'pause'
  | 'remove'
  | 'resolve'
  | 'retry'
  | 'select'
  | 'view'

/** The props of a control in a row. */
export const rowControl = (name: RowControl | undefined) => ({ 'data-row-control': name })

export const rowControlSelector = (name: RowControl): string => `[data-row-control=${name}]`

/** The name of the control that contains an element. */
export const rowControlOf = (element: Element | null): RowControl | undefined =>
  element?.closest<HTMLElement>('[data-row-control]')?.dataset.rowControl as RowControl | undefined
