import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { Headphones, Pause, Play, SkipForward, Square, X } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { SPEEDS } from '@/lib/readingPreferences'
import { savedReading } from '@/saved/reading'
import { useStoryParam } from '@/site/useStoryParam'
import { CARD, STORY_TITLE } from '@/ui/marks/marks'
import { allInMain } from '@/ui/marks/page'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { IconAction } from '@/ui/navigation/IconAction'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { oneLine } from '@/ui/theme/oneLine'
import { inRow, inRows, surface } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { hasArabicVoice } from './arabicVoice'
import { passagesOf } from './passages'
import {
  listen,
  listening,
  pauseListening,
  readNext,
  setSpeed,
  stopListening,
  togglePause,
} from './speaker'

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

const PlayerRoot = styled('div')({
  flex: 1,
  ...inRows,
  gap: '4px 8px',
  minInlineSize: 0,
})

const Text = styled('p')({
  flex: '1 1 10rem',
  minInlineSize: 0,
  ...oneLine,
  fontSize: size.t14,
  '& > span:first-of-type': { marginInlineEnd: 8, color: colors.muted },
})

const Controls = styled('div')({
  ...inRow,
  gap: 4,
  '& > .MuiButton-root': { minInlineSize: '4rem', fontWeight: weight.label },
})

type Props = {
  /** whose reading this button starts and ends: the page, or the sheet */
  owner: string
  label: string
  find: () => Iterable<Element>
  /** where its player is */
  Place: ComponentType<{ children: ReactNode }>
}

/**
 * The button that reads a part of the page aloud, or ends that; none where the browser has no Arabic voice. Its `key` is
 * what is read: when another page or story is shown, the reading ends.
 */
function Listen({ owner, label, find, Place }: Props) {
  const hasVoice = useStore(hasArabicVoice, () => false)
  const isOn = useStore(listening, () => null)?.owner === owner
  useEffect(() => () => stopListening(owner), [owner])
  return (
    <>
      {hasVoice && (
        <Button
          size="small"
          startIcon={<Icon icon={isOn ? Square : Headphones} size="small" />}
          onClick={() => (isOn ? stopListening(owner) : listen(owner, passagesOf(find())))}
        >
          <span>{isOn ? 'إنهاء الاستماع' : label}</span>
        </Button>
      )}
      {isOn && (
        <Place>
          <Player />
        </Place>
      )}
    </>
  )
}

const PAGE = 'page'

/** The title of the page, then each card with its headlines. */
const READ = `h1, ${CARD.selector} :is(h2, h3)`

/** Reads the headlines of the page as a bulletin (`Masthead`). Its player is at the bottom of the page. */
export function ListenToPage() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isCovered = useStoryParam() !== undefined
  // The sheet covers the player.
  useEffect(() => {
    if (isCovered) pauseListening(PAGE)
  }, [isCovered])
  const find = () => allInMain(READ)
  return <Listen key={path} owner={PAGE} label="استمع إلى العناوين" find={find} Place={AtBottom} />
}

function AtBottom({ children }: { children: ReactNode }) {
  const main = document.getElementById('main')
  return main && createPortal(<BottomBar>{children}</BottomBar>, main.firstElementChild ?? main)
}

/** Reads the headline and the summary of the sheet; the button and the player are among its actions. */
export function ListenToStory() {
  const story = String(useStoryParam())
  return <Listen key={story} owner="story" label="استمع" find={findTexts} Place={Box} />
}

function findTexts(): Element[] {
  const title = document.getElementById(STORY_TITLE)
  const summaries = title?.parentElement?.querySelectorAll('.summary') ?? []
  return title ? [title, ...summaries] : []
}

function Player() {
  const now = useStore(listening)
  const { speed } = useStore(savedReading)
  if (!now) return null
  const { passages, index, isPaused } = now
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <PlayerRoot role="group" aria-label="الاستماع">
      <Text>
        <span>{`${index + 1} من ${passages.length}`}</span>
        <span>{passages[index]?.text}</span>
      </Text>
      <Controls>
        <IconAction
          label={isPaused ? 'متابعة الاستماع' : 'إيقاف مؤقت'}
          icon={isPaused ? Play : Pause}
          onClick={togglePause}
        />
        <IconAction label="التالي" icon={SkipForward} onClick={readNext} />
        <Button
          size="small"
          aria-label={`السرعة ${speed}×، تغييرها إلى ${faster}×`}
          onClick={() => setSpeed(faster)}
        >
          <bdi>{`${speed}×`}</bdi>
        </Button>
        <IconAction label="إنهاء الاستماع" icon={X} onClick={() => stopListening()} />
      </Controls>
    </PlayerRoot>
  )
}
