import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/states/Skeleton'
import type { DataColumn, PhonePlace } from './dataColumn'

type Props<Row> = { columns: readonly DataColumn<Row>[]; count: number; hasCheckbox: boolean }

/** Placeholder rows with the table's final layout while its data loads. Hidden from screen readers. */
export function SkeletonRows<Row>({ columns, count, hasCheckbox }: Props<Row>) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton ${index}`)
  return keys.map((key) => (
    <tr key={key} aria-hidden>
      {hasCheckbox && (
        <td data-place="select" data-screen-only>
          {SKELETONS.select}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-from={column.from} data-place={column.phone ?? 'inline'}>
          {SKELETONS[column.phone ?? 'inline']}
        </td>
      ))}
    </tr>
  ))
}

const FACT = <Skeleton width="4.5rem" height={15} style={{ marginBlock: 3 }} />

const SKELETONS: Record<PhonePlace, ReactNode> = {
  select: <Skeleton width="1.125rem" height={18} />,
  grow: (
    <>
      <Skeleton width="7rem" height={17} />
      <Skeleton width="9rem" height={15} style={{ marginBlockStart: 8 }} />
    </>
  ),
  beside: <Skeleton width="5rem" height={26} />,
  wide: <Skeleton width="85%" height={17} style={{ marginBlock: 4 }} />,
  actions: <Skeleton width="2.25rem" height={36} />,
  inline: FACT,
  none: FACT,
}
