import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Printer } from 'lucide-react'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { Icon } from '@/ui/theme/icons'
import { printPage } from './shareStory'

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { marginBlockStart: 8 },
  '@media print': { display: 'none' },
})

// A reader with a finger has the print of the browser's own menu.
const Print = styled(Button)({ '@media (hover: none)': { display: 'none' } })

/** Below the text of what the sheet shows: listen to it and, unless it is a video, print it. */
export const StoryActions = ({ isPrintable = true }: { isPrintable?: boolean }) => (
  <Actions>
    <LazyListenToStory />
    {isPrintable && (
      <Print size="small" startIcon={<Icon icon={Printer} size="small" />} onClick={printPage}>
        طباعة
      </Print>
    )}
  </Actions>
)
