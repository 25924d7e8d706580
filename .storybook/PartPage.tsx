import { styled } from '@mui/material/styles'
import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { once } from '@/lib/once'
import { fontFamily, lineHeight } from '@/ui/theme/tokens'
import { loadEntries } from './board/entries'
import type { Example, PartGuide } from './guide'
import { loadFont } from './loadFont'
import { type Status, statusOfTags } from './names/storyStatus'
import { openNetworkOnce } from './network'
import { StoryFrame } from './StoryFrame'

/**
 * A table that scrolls where the page is narrower than its words. The app breaks a word anywhere (`globalStyles`), so in
 * a window of 360 px a column became as narrow as a letter, and the controls of the props were outside the page.
 */
const Scroller = styled('div')({
  overflowX: 'auto',
  overflowWrap: 'break-word',
  // The element around the table, by which Storybook places its reset button: over the last column, and not over the one
  // that is in sight.
  '& :has(> .docblock-argstable)': { minInlineSize: 560 },
})

/** The documentation of a part: its props, then its guide in the order of all parts, then its stories. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters.guide as PartGuide
  nameSample(preparedMeta.component)
  return (
    <>
      <Title />
      <Statuses title={preparedMeta.title} />
      <Description of="meta" />
      {guide.call && (
        <pre>
          <code>{guide.call}</code>
        </pre>
      )}
      <Primary />
      <Scroller>
        <Controls />
      </Scroller>
      <h2 id="when-to-use">When to use it</h2>
      <Sentences list={guide.use} />
      <h2 id="when-not">When not</h2>
      <Sentences list={guide.avoid} />
      <h2 id="do-and-dont">Do and don’t</h2>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
          gap: 24,
        }}
      >
        <Picture head="Do" colour="#166534" example={guide.do} />
        <Picture head="Don’t" colour="#b42318" example={guide.dont} />
      </div>
      <h2 id="keyboard">Keyboard</h2>
      <Scroller>
        <Keyboard keys={guide.keyboard} />
      </Scroller>
      <h2 id="screen-reader">What it says to a screen reader</h2>
      <Sentences list={guide.screenReader} />
      <Stories title="Stories" includePrimary={false} />
    </>
  )
}

/**
 * Some stories show a part in a sample of their own, whose table is the first tab. The build has shortened the name of
 * that function, and the tab has the name of its component. `ArgTypes` of addon-docs 10.6 takes it from this private
 * member first, and has no option for it; without the effect the tab has the short name. Delete this when it has one.
 * @workaround @storybook/addon-docs: tests/built/storybook.spec.ts
 */
function nameSample(component: { __docgenInfo?: { displayName: string } } | undefined) {
  if (component) component.__docgenInfo ??= { displayName: 'In these stories' }
}

const STATUS_WORDS: Record<Status, string> = {
  approved: 'approved',
  ready: 'ready for review',
  draft: 'draft: a picture was rejected',
}

/** How many stories of the part have each status, from the index of Storybook. */
function Statuses({ title }: { title: string }) {
  const [found, setFound] = useState<Status[]>([])
  useEffect(() => {
    let isGone = false
    void loadEntries().then((entries) => {
      const own = entries.filter((one) => one.title === title && one.type === 'story')
      const stories = own.filter(({ tags }) => !tags.includes('board'))
      if (!isGone) setFound(stories.map(({ tags }) => statusOfTags(tags)))
    })
    return () => {
      isGone = true
    }
  }, [title])
  const counts = (Object.keys(STATUS_WORDS) as Status[])
    .map((status) => ({ status, count: found.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
  return (
    <p>
      Stories: {counts.map(({ status, count }) => `${count} ${STATUS_WORDS[status]}`).join(', ')}
    </p>
  )
}

/** A sentence of a guide, in which names of code are between backticks. */
function Prose({ text }: { text: string }) {
  // Every second part was between backticks.
  return text.split(/`([^`]+)`/).map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))
}

function Sentences({ list }: { list: readonly string[] }) {
  return (
    <ul>
      {list.map((sentence) => (
        <li key={sentence}>
          <Prose text={sentence} />
        </li>
      ))}
    </ul>
  )
}

type PictureProps = { head: ReactNode; colour: string; example: Example }

/** A live example in the app's look, in a box that begins with the verdict. */
function Picture({ head, colour, example: { text, render } }: PictureProps) {
  return (
    <figure style={{ margin: 0, borderTop: `3px solid ${colour}` }}>
      <figcaption style={{ padding: '8px 0' }}>
        <b style={{ color: colour }}>{head}</b>: <Prose text={text} />
      </figcaption>
      <div
        className="sb-unstyled"
        lang="ar"
        dir="rtl"
        style={{
          overflow: 'hidden',
          border: '1px solid #e7e2dc',
          borderRadius: 8,
          // Otherwise it would inherit those of Storybook's pages.
          fontFamily,
          lineHeight: lineHeight.text,
        }}
      >
        <StoryFrame theme="light">
          <Suspense fallback={null}>
            <Sample render={render} />
          </Suspense>
        </StoryFrame>
      </div>
    </figure>
  )
}

/** What the loaders of a story wait for. A sample is none, but has the same font, and pictures of the fake backend. */
const sampleIsReady = once(() => Promise.all([openNetworkOnce(), loadFont()]))

function Sample({ render }: Pick<Example, 'render'>) {
  use(sampleIsReady())
  return render()
}

function Keyboard({ keys }: { keys: PartGuide['keyboard'] }) {
  if (keys.length === 0) return <p>It has no control, so no key does anything.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>
              <Prose text={effect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
