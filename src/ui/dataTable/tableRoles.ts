/** `display: flex` or `grid` takes a table's meaning away in some browsers, so the roles are written out. */
export const says = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
