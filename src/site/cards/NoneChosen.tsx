import type { ComponentProps } from 'react'
import { withArticle } from '@/lib/arabic'
import { EmptyState } from '@/ui/states/EmptyState'

type Props = Pick<ComponentProps<typeof EmptyState>, 'icon' | 'headingLevel'> & { of: string }

/** In the place of a list whose items editors choose, when they have chosen none (D-34); `of` is a plural: «قنوات». */
export const NoneChosen = ({ of, ...props }: Props) => (
  <EmptyState
    title={`لا ${of} الآن`}
    text={`تظهر هنا ${withArticle(of)} التي يختارها المحررون.`}
    {...props}
  />
)
