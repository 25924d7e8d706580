import type { ReactNode } from 'react'
import { SideSheet } from '@/ui/dialog/SideSheet'
import { STORY_TITLE } from './storyTitle'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The sheet of a story. */
export const StoryFrame = (props: Props) => <SideSheet titleId={STORY_TITLE} {...props} />
