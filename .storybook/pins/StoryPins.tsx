import { PinLayer } from '@mocks/demo/panel/pins/PinLayer'
import { PinsTab } from '@mocks/demo/panel/pins/PinsTab'
import { type PinTools, pinView } from '@mocks/demo/panel/pins/pinView'
import type { Where } from '@mocks/demo/pins/pin'
import { browserPins } from '@mocks/demo/pins/pinStore'
import { screenOf } from '@mocks/demo/pins/screenOf'
import { styled } from '@mui/material/styles'
import { type CSSProperties, useEffect, useState } from 'react'
import { radius, size, weight } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'
import { loadEntries } from '../board/entries'
import { embedding } from '../embeddedStory'
import { storyAddress } from './storyAddress'

const Box = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.zIndex.drawer,
  maxBlockSize: '60dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderStartStartRadius: radius.dialog,
  borderStartEndRadius: radius.dialog,
  boxShadow: theme.vars.palette.tokens.float,
  fontSize: size.t14,
  '& > details': { paddingInline: 16 },
  // Between them is `::details-content`, from which they would inherit `content-box`.
  '& > details > *': { boxSizing: 'border-box' },
  '& summary': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: 12,
    background: theme.vars.palette.tokens.paper,
    fontSize: size.t16,
    fontWeight: weight.title,
    cursor: 'pointer',
  },
  '& h2': { display: 'inline', font: 'inherit' },
  '& > details > div': { paddingBlockEnd: 16 },
  [theme.breakpoints.up('md')]: {
    insetInline: 'auto calc(16px + var(--clipped))',
    insetBlockEnd: 16,
    inlineSize: '22rem',
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderRadius: radius.dialog,
  },
}))

type Props = { storyId: string; title: string; route: string | undefined }

/** The pins of a story: its list and its markers, or in a cell of a board the markers of the open ones. */
export function StoryPins({ storyId, title, route }: Props) {
  const here: Where = { story: storyId, address: route ?? null, route: null, title }
  const isStory = useStories()
  const isGone = (where: Where) => (where.story ? !isStory(where.story) : !screenOf(where))
  const tools: PinTools = { book: browserPins(), here, opener: openerOf, isGone }
  const { placing } = useStore(pinView)
  const clipped = useClipped()
  if (embedding()) return <PinLayer {...tools} picture={route ? 'screen' : 'part'} />
  return (
    <>
      {!placing && (
        <Box
          aria-label="ملاحظات"
          lang="ar"
          dir="rtl"
          data-demo-panel
          style={{ '--clipped': `${clipped}px` } as CSSProperties}
        >
          <details open>
            <summary>
              <h2>ملاحظات</h2>
            </summary>
            <PinsTab {...tools} />
          </details>
        </Box>
      )}
      <PinLayer {...tools} />
    </>
  )
}

/** How many pixels of the story are out of sight at its left: Storybook shows the right end of a wide one. */
function useClipped(): number {
  const [clipped, setClipped] = useState(0)
  useEffect(() => {
    // In a frame of the same site it knows what the page around the frame clips.
    const observer = new IntersectionObserver(
      (entries) => setClipped(Math.max(0, entries.at(-1)?.intersectionRect.left ?? 0)),
      { threshold: Array.from({ length: 41 }, (_, step) => step / 40) },
    )
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
  return clipped
}

/** Storybook alone has no screens; those that have stories show their pins there. */
function openerOf({ story }: Where): (() => void) | null {
  return story ? () => parent.location.assign(storyAddress(story, parent.location.href)) : null
}

/** Whether there is a story with this id, from the index that Storybook itself reads. Until it is read, every one is. */
function useStories(): (id: string) => boolean {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    void loadEntries().then((entries) => setIds(new Set(entries.map(({ id }) => id))))
  }, [])
  return (id) => ids === null || ids.has(id)
}
