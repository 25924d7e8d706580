import { styled } from '@mui/material/styles'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { quoted } from '@/lib/isolated'
import { toggleSavedById } from '@/site/story/savable'
import { useIsSaved } from '@/site/story/useIsSaved'
import { Icon } from '@/ui/icons'
import { showLoadError } from '@/ui/lazyWithPreload'
import type { HeadlineTool } from '@/ui/sectionCard/itemStyles'
import { radius } from '@/ui/theme/tokens'

/**
 * In the lower corner of its item, on the line of its details; where a pointer can hover, only then, while it has the
 * focus, and once saved. Without hovering that line has room for it (`ui/theme/site.css`). `--tool-inset` is for items
 * with a padding.
 */
const Root = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 'var(--tool-inset, -0.5rem)',
  insetInlineEnd: 'var(--tool-inset, 0)',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.muted,
  cursor: 'pointer',
  '&:hover': {
    background: theme.vars.palette.tokens.sunken,
    color: theme.vars.palette.tokens.ink,
  },
  '&[aria-pressed="true"]': { color: theme.vars.palette.tokens.brand },
  '@media (hover: hover)': {
    opacity: 0,
    'article:hover &, article:focus-within &, &[aria-pressed="true"]': { opacity: 1 },
  },
}))

type Props = ComponentProps<typeof HeadlineTool>

/** A bookmark at each headline that opens in the sheet: saves it without opening it (`HeadlineToolContext`). */
export function SaveHeadline({ link, title }: Props) {
  const id = storyOf(link)
  return id === undefined ? null : <Toggle id={id} title={title} />
}

function Toggle({ id, title }: { id: string; title: Props['title'] }) {
  const isSaved = useIsSaved(id)
  return (
    <Root
      type="button"
      data-screen-only
      aria-pressed={isSaved}
      aria-label={typeof title === 'string' ? `حفظ ${quoted(title)}` : 'حفظ'}
      title={isSaved ? 'إزالة من المحفوظات' : 'حفظ'}
      onClick={() => void toggleSavedById(id).catch(showLoadError)}
    >
      <Icon icon={isSaved ? BookmarkCheck : Bookmark} size="small" />
    </Root>
  )
}

/** The id of the story that a link opens, on this page or on another one. */
function storyOf(link: Props['link']): string | undefined {
  const { story } = typeof link === 'string' ? searchOf(link) : ((link.search ?? {}) as Search)
  return typeof story === 'string' ? story : undefined
}

type Search = { story?: unknown }
const searchOf = (link: string): Search => ({ story: new URLSearchParams(link).get('story') })
