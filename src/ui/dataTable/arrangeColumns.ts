import type { DataColumn } from './dataColumn'

/** Which columns a table shows, and in which order, by their keys. */
export type Arrangement = { columnOrder: readonly string[]; hidden: readonly string[] }

/**
 * All columns in their order: those that `columnOrder` names, then the others. Actions stay last, since they have no header.
 */
export function orderedColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { columnOrder }: Pick<Arrangement, 'columnOrder'>,
): DataColumn<Row>[] {
  const positionOf = ({ key, hideHeader }: DataColumn<Row>) => {
    const place = columnOrder.indexOf(key)
    return hideHeader ? Number.MAX_SAFE_INTEGER : place < 0 ? columnOrder.length : place
  }
  return columns.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The columns that are shown. A fixed column cannot be hidden; a key that no column has is ignored. */
export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  arrangement: Arrangement,
): DataColumn<Row>[] =>
  orderedColumns(columns, arrangement).filter(
    ({ key, isFixed }) => isFixed || !arrangement.hidden.includes(key),
  )
