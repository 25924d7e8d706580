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
          <SkeletonCell place="select" />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-from={column.from}
          data-place={column.phone ?? 'inline'}
        >
          <SkeletonCell place={column.phone ?? 'inline'} />
        </td>
      ))}
    </tr>
  ))
}

function SkeletonCell({ place }: { place: PhonePlace }) {
  switch (place) {
    case 'select':
      return <Skeleton width="1.125rem" height={18} />
    case 'grow':
      return (
        <>
          <Skeleton width="7rem" height={17} />
          <Skeleton width="9rem" height={15} style={{ marginBlockStart: 8 }} />
        </>
      )
    case 'beside':
      return <Skeleton width="5rem" height={26} />
    case 'wide':
      return <Skeleton width="85%" height={17} style={{ marginBlock: 4 }} />
    case 'actions':
      return <Skeleton width="2.25rem" height={36} />
    case 'inline':
    case 'none':
      return <Skeleton width="4.5rem" height={15} style={{ marginBlock: 3 }} />
  }
}
