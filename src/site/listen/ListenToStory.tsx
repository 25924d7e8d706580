import { styled } from '@mui/material/styles'
import { useStoryParam } from '@/site/useStoryParam'
import { STORY_TITLE } from '@/ui/marks/marks'
import { surface } from '@/ui/theme/surface'
import { Listen, useIsListening } from './Listen'
import { Player } from './Player'

// Below the other actions, in a row of its own.
const Box = styled('div')({
  order: 1,
  display: 'flex',
  flex: '1 0 100%',
  minInlineSize: 0,
  paddingBlock: 4,
  paddingInline: '16px 4px',
  ...surface,
})

const OWNER = 'story'

/** Reads the headline and the summary of the sheet; the button and the player are among its actions. */
export function ListenToStory() {
  const isOn = useIsListening(OWNER)
  return (
    <>
      <Listen key={String(useStoryParam())} owner={OWNER} label="استمع" find={findTexts} />
      {isOn && (
        <Box>
          <Player />
        </Box>
      )}
    </>
  )
}

function findTexts(): Element[] {
  const title = document.getElementById(STORY_TITLE)
  const summaries = title?.parentElement?.querySelectorAll('.summary') ?? []
  return title ? [title, ...summaries] : []
}
