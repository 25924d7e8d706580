import { containsText } from '@/lib/containsText'

/**
 * The filter of a list: the rows one of whose texts contains `q`, in any spelling, and whose fields equal the other
 * filters (Spec §2). An omitted filter matches all; the order does not change.
 */
export const recordFilter =
  <Row, Field extends keyof Row = never>(
    textsOf: (row: Row) => readonly string[],
    ...fields: readonly Field[]
  ) =>
  (
    rows: readonly Row[],
    filters: { q?: string | undefined } & { [F in Field]?: Row[F] | undefined },
  ): Row[] =>
    rows.filter(
      (row) =>
        fields.every((field) => !filters[field] || filters[field] === row[field]) &&
        containsText(textsOf(row), filters.q ?? ''),
    )
