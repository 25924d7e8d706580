import { styled } from '@mui/material/styles'
import type { Follow } from '@/saved/follows'
import { FollowButton } from '@/site/follow/FollowButton'
import type { Crumb } from '@/ui/navigation/Breadcrumbs'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { useStore } from '@/ui/stores/useStore'
import { FactRows } from '@/ui/theme/FactRows'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'
import { pageTool } from './pageTool'

const Flag = styled(CountryFlag)({
  [down.sm]: { inlineSize: '1.5rem' },
  [up.md]: { inlineSize: '2.5rem' },
})

const Facts = styled('dl')({
  display: 'flex',
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > div': {
    display: 'flex',
    gap: 6,
    marginInlineStart: 10,
    paddingInlineStart: 10,
    borderInlineStart: `1px solid ${colors.line}`,
  },
  '& dt': { color: colors.muted },
  '& dd': { fontWeight: weight.label },
})

export type MastheadProps = {
  crumbs: readonly Crumb[]
  title: string
  /** the section or country, if readers can follow it */
  follow?: Follow | undefined
  /** the topic whose mark is beside the title */
  topic?: string
  /** the country whose flag is beside the title: `EG` */
  flag?: string | undefined
  facts?: readonly (readonly [term: string, fact: string])[]
  /** what is followed, in a sentence: «أخبار الرياضة» */
  name?: string
}

/** The header of a page of news: its topic's mark or a flag, «متابعة», facts about a country, the button to listen. */
export function Masthead(props: MastheadProps) {
  const { crumbs, title, follow, topic, flag, facts = [], name = title } = props
  const Tool = useStore(pageTool, () => null)
  return (
    <PageHeader
      title={title}
      crumbs={crumbs}
      topic={topic}
      mark={flag ? <Flag code={flag} size="large" /> : undefined}
      actions={follow && <FollowButton follow={follow} name={name} />}
      after={
        facts.length > 0 && (
          <Facts>
            <FactRows facts={facts} />
          </Facts>
        )
      }
      tools={follow && Tool && <Tool />}
    />
  )
}
