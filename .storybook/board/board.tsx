import { styled } from '@mui/material/styles'
import type { StoryContext } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { namesIn } from '../names/sidebarLabel'
import { arabicState } from '../names/states'
import { followed } from '../toolbar'
import { Cell } from './Cell'
import {
  type Entry,
  loadEntries,
  partRows,
  SCREEN_HEIGHT,
  SCREEN_WIDTHS,
  screenRows,
  screenState,
} from './rows'
import { SaveBoard } from './SaveBoard'

const Cells = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const Row = styled('section')({ marginBlockEnd: 24 })

const APPEARANCES = [
  { name: 'الفاتح', theme: 'light', view: '' },
  { name: 'الداكن', theme: 'dark', view: '' },
  { name: 'تباين أعلى', theme: 'light', view: 'more' },
  { name: 'ألوان مفروضة', theme: 'light', view: 'forced' },
] as const
const SCHEMES = { light: 'فاتح', dark: 'داكن' } as const
/** The choices of the toolbar with these widths. */
const VIEWPORTS = { 360: 'phone', 768: 'tablet', 1280: 'desktop' } as const
/** Six cells, three widths in both schemes, fit a canvas of 1050 px. */
const SCREEN_ZOOM = 0.2
/** What opens needs a window in which it is itself, not its form for phones; the cell shows the part of it that opened. */
const PART_WIDTHS = { still: 400, opening: 1000 } as const

type Globals = Record<string, string>
type CellOfRow = Omit<ComponentProps<typeof Cell>, 'storyId' | 'label' | 'plays'>
type BoardRow = { state: string; story: Entry; cells: CellOfRow[] }

const plays = ({ tags }: Entry) => tags.includes('play-fn')

const rowsOfPart = (title: string, entries: readonly Entry[], globals: Globals): BoardRow[] =>
  partRows(title, entries).map(({ state, story, globals: forced }) => ({
    state,
    story,
    cells: APPEARANCES.map(({ name, theme, view }) => ({
      caption: name,
      width: PART_WIDTHS[plays(story) ? 'opening' : 'still'],
      globals: { ...globals, theme, ...(view ? { view } : {}), ...forced },
    })),
  }))

/** Every state of a screen at three widths, in both schemes: pictures if a build has taken them, otherwise the stories. */
const rowsOfScreen: typeof rowsOfPart = (title, entries, globals) =>
  screenRows(title, entries).map((story) => ({
    state: arabicState(`state:${screenState(story)}`),
    story,
    cells: (['light', 'dark'] as const).flatMap((theme) =>
      SCREEN_WIDTHS.map((width) => ({
        caption: `${width}، ${SCHEMES[theme]}`,
        width,
        height: SCREEN_HEIGHT,
        viewport: VIEWPORTS[width],
        zoom: SCREEN_ZOOM,
        globals: { ...globals, theme },
        picture: `${story.id}-${width}-${theme}`,
      })),
    ),
  }))

type Context = Pick<StoryContext, 'title' | 'globals' | 'loaded' | 'viewMode'>

const boardOf = (rowsOf: typeof rowsOfPart) => ({
  name: 'Board',
  // A board shows stories, which are tested themselves.
  tags: ['board', '!test', '!autodocs'],
  // A board has no props, but a story of the meta must have its args.
  args: {} as never,
  parameters: { controls: { disable: true }, route: '', a11y: { test: 'off' } } as const,
  loaders: [async () => ({ entries: await loadEntries() })],
  render: (_args: unknown, { title, globals, loaded, viewMode }: Context) => {
    const entries = loaded.entries as Entry[]
    const story = entries.find((one) => one.title === title && one.type === 'story')
    const arabic = namesIn(story?.name ?? '')[1]
    return (
      <>
        {viewMode === 'story' && (
          <>
            <h1>{arabic?.split('، ')[0] ?? title}: لوحة الأحوال</h1>
            <SaveBoard name={title.replaceAll('/', '-')} />
          </>
        )}
        {rowsOf(title, entries, followed(globals)).map(({ state, story, cells }) => {
          const [name] = namesIn(story.name)
          return (
            <Row key={`${story.id} ${state}`} aria-label={`${state}: ${name}`}>
              <h2>
                {state} <small dir="ltr">{name}</small>
              </h2>
              <Cells>
                {cells.map((cell) => (
                  <Cell
                    key={cell.caption}
                    {...cell}
                    storyId={story.id}
                    label={`${state}، ${cell.caption}`}
                    plays={plays(story)}
                  />
                ))}
              </Cells>
            </Row>
          )
        })}
      </>
    )
  },
})

/** The state board of a part: `export const Board = meta.story(partBoard)`. */
export const partBoard = boardOf(rowsOfPart)

/** The board of a screen: `export const Board = meta.story(screenBoard)`. */
export const screenBoard = boardOf(rowsOfScreen)
