import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { linkOfStory } from '@/content/headline'
import type { Story } from '@/content/story'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { RAIL } from '@/ui/marks/marks'
import { colors, lineHeight, size, weight } from '@/ui/theme/tokens'

const Rail = styled('nav')({
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '12px 32px',
  paddingInline: 24,
  '& h3': {
    marginBlockStart: 20,
    paddingBlockEnd: 4,
    fontSize: size.t14,
    fontWeight: weight.title,
  },
  '& a': {
    display: 'block',
    borderInlineStart: '3px solid transparent',
    paddingBlock: 8,
    paddingInlineStart: 12,
    color: colors.muted,
    fontSize: size.t14,
    lineHeight: lineHeight.item,
  },
  '& a:hover': { textDecoration: 'none', color: colors.ink },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': {
    borderInlineStartColor: colors.bright,
    color: colors.ink,
    fontWeight: weight.card,
  },
  '@media print': { display: 'none' },
})

type Group = { id: string; name: string; items: readonly { id: string; title: string }[] }

/** The stories of a page by their cards, in its order. */
export const railOfStories = (stories: readonly Story[]): Group[] =>
  Array.from(
    Map.groupBy(stories, ({ cardId }) => cardId),
    ([id, items]) => ({ id, name: items[0]?.card?.nameAr ?? items[0]?.place ?? '', items }),
  )

type Props = { groups: readonly Group[]; openId: string }

/** The headlines of the page beside the story that is open; the keys j and k move along them (`HeadlineKeys`). */
export function StoryRail({ groups, openId }: Props) {
  // The story answers the press; the rest follows.
  const shown = useDeferredValue(groups, [])
  return (
    <Rail aria-label="عناوين الصفحة" {...RAIL.props}>
      {shown.map(({ id, name, items }) => (
        <section key={id}>
          <h3>{name}</h3>
          <ul>
            {items.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={linkOfStory(id)}
                  {...(id === openId && { 'aria-current': true, ref: reveal })}
                >
                  {nbspAfterNumbers(title)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Rail>
  )
}

const reveal = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })
