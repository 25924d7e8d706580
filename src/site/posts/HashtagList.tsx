import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { type Hashtag, hashtagWords } from '@/content/hashtags'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { AppLink } from '@/ui/navigation/links'
import { colors, control, size, weight } from '@/ui/theme/tokens'

const List = styled('ol')({
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minBlockSize: control.medium,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& .rank': { inlineSize: '1.25rem' },
  '& a': { flex: '1 1 8rem' },
  '& .rank, & .count': { color: colors.muted, fontSize: size.t13 },
})

const Tag = styled(AppLink)({
  color: 'inherit',
  fontWeight: weight.label,
  // Makes the whole row clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
}) as typeof AppLink

/** The trending hashtags, most used first; each links to a search for its words (Spec §2). */
export function HashtagList({ hashtags }: { hashtags: readonly Hashtag[] }) {
  return (
    <List>
      {hashtags.map(({ hashtag, tweets }, index) => (
        <li key={hashtag}>
          <bdi className="rank" aria-hidden="true">
            {index + 1}
          </bdi>
          <Tag {...linkOptions({ to: '/search', search: { q: hashtagWords(hashtag) } })}>
            {hashtag}
          </Tag>
          <span className="count">{nbspAfterNumbers(tweets)}</span>
        </li>
      ))}
    </List>
  )
}
