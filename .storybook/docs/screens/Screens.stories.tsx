import { styled } from '@mui/material/styles'
import { type Screen, type ScreenArea, screenAreas, screens } from '@/screens'
import { size } from '@/ui/theme/tokens'
import { Cell } from '../../board/Cell'
import { loadEntries } from '../../board/entries'
import { storiesOnBoards } from '../../board/rows'
import { entryAddress } from '../../entryAddress'
import { arabicState } from '../../names/states'
import preview from '../../preview'
import { missingStories, type ShownStory, screenStories, withHyphen } from './coverage'
import { STATES } from './requiredStates'

/** Loads all story files. Only when the page is shown: in the test runner each of these files registers its tests. */
async function loadStories(): Promise<{ shown: ShownStory[]; missing: string[] }> {
  const files = Object.values(import.meta.glob('../../../src/**/*.stories.tsx'))
  const [entries, ...modules] = await Promise.all([loadEntries(), ...files.map((load) => load())])
  const shown = screenStories(modules)
  return { shown, missing: missingStories(shown, storiesOnBoards(entries)) }
}

/** The normal story of a screen's path, otherwise a normal story of its route. */
function storyOf({ path, route }: Screen, shown: ShownStory[]): ShownStory | undefined {
  const ofRoute = shown.filter((story) => story.route === route && story.states.includes('normal'))
  const ofPath = ofRoute.filter((story) => story.path === path)
  return (ofPath.length > 0 ? ofPath : ofRoute).toSorted((a, b) => a.rank - b.rank)[0]
}

const Area = styled('section')({ '& > h2': { marginBlock: '24px 16px' } })

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(256px, 1fr))',
  gap: 24,
  marginBlockEnd: 32,
})

const States = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  fontSize: size.t13,
  '& > a': { color: theme.vars.palette.tokens.muted },
}))

const hrefOf = ({ id }: ShownStory) => entryAddress(`story/${id}`)

type CardProps = { screen: Screen; shown: ShownStory[]; theme: 'light' | 'dark' }

function ScreenCard({ screen, shown, theme }: CardProps) {
  const story = storyOf(screen, shown)
  const others = STATES.flatMap((state) => {
    const found = shown.find(
      ({ route, states }) => route === screen.route && states.includes(state),
    )
    return found && state !== 'normal' ? [{ state, found }] : []
  })
  if (!story) return null
  return (
    <li>
      <Cell
        storyId={story.id}
        // The path is left to right.
        caption={`${screen.title} \u2066${screen.path}\u2069`}
        label={screen.title}
        width={1280}
        height={900}
        viewport="desktop"
        zoom={0.2}
        globals={{ theme }}
        plays={false}
        picture={`${story.id}-1280-${theme}`}
      />
      <States>
        {others.map(({ state, found }) => (
          <a key={state} href={hrefOf(found)} target="_top">
            {arabicState(`state:${withHyphen(state)}`)}
          </a>
        ))}
      </States>
    </li>
  )
}

function Screens({ shown, missing, theme }: Omit<CardProps, 'screen'> & { missing: string[] }) {
  return (
    <>
      <h1>الشاشات</h1>
      <p>
        كل شاشة في المنتج، وما لها من حالات. اضغط الصورة لترى القصة نفسها مصغّرة، أو الاسم لتفتحها.
      </p>
      {missing.length > 0 && (
        <Area aria-label="ما ينقص">
          <h2>ما ينقص</h2>
          <ul dir="ltr">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Area>
      )}
      {(Object.keys(screenAreas) as ScreenArea[]).map((area) => (
        <Area key={area} aria-label={screenAreas[area]}>
          <h2>{screenAreas[area]}</h2>
          <Grid>
            {screens
              .filter((screen) => screen.area === area)
              .map((screen) => (
                <ScreenCard key={screen.path} screen={screen} shown={shown} theme={theme} />
              ))}
          </Grid>
        </Area>
      ))}
    </>
  )
}

/** الشاشات */
const meta = preview.meta({ title: 'Foundations/Screens' })

/** `tests/built/storybook.spec.ts` opens this story in the built Storybook. */
export const All = meta.story({
  tags: ['!test'],
  loaders: [loadStories],
  render: (_, { loaded, globals }) => (
    <Screens
      shown={loaded.shown}
      missing={loaded.missing}
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
    />
  ),
})
