import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { Icon } from '@/ui/icons'
import { printPage, shareStory } from './shareStory'

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlock: '8px 0',
  '@media print': { display: 'none' },
})

type Props = {
  title: string
  /** further actions, before these */
  children?: ReactNode
}

/** Share and print what the sheet shows. */
export function StoryActions({ title, children }: Props) {
  return (
    <Actions>
      {children}
      <LazyListenToStory />
      <Button
        size="small"
        startIcon={<Icon icon={Share2} size="small" />}
        onClick={() => shareStory(title)}
      >
        مشاركة
      </Button>
      <Button size="small" startIcon={<Icon icon={Printer} size="small" />} onClick={printPage}>
        طباعة
      </Button>
    </Actions>
  )
}
