import type { ReactNode } from 'react'
import { SideSheet } from '@/ui/dialog/SideSheet'

/** The id of the headline, which names the sheet. */
export const STORY_TITLE = 'story-title'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The sheet of a story. */
export const StoryFrame = (props: Props) => <SideSheet titleId={STORY_TITLE} {...props} />
