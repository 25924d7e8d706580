/** Explicit ARIA roles: in some browsers, `display: flex` or `grid` removes the implicit roles of a table. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
