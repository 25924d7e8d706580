import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState'

type Props = Omit<ComponentProps<typeof EmptyState>, 'title' | 'action'> & {
  title?: string
  /** the text of the button of the next step */
  step?: string
  onStep: () => void
}

/**
 * An `EmptyState` whose next step is a button; by default for a list in which nothing matches the search and the filters.
 * A file of its own: most public pages have no code of buttons.
 */
export const EmptyList = ({ title = 'لا نتائج', step, onStep, ...state }: Props) => (
  <EmptyState
    {...state}
    title={title}
    action={
      <Button size="small" onClick={onStep}>
        <span>{step ?? 'مسح البحث والتصفية'}</span>
      </Button>
    }
  />
)
