import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { ExternalLink, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { topicBySlug } from '@/content/topics'
import { isolated } from '@/lib/isolated'
import { rowControl } from '@/ui/marks/rowControl'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { IconButtonLink } from '@/ui/navigation/links'
import { Icon } from '@/ui/theme/icons'

/** The router link to the public page of a section's or category's slug, `/{slug}`; `/` for news (Spec §7). */
export function publicPage(slug: string) {
  const [first = '', second, third] = slug.split('/')
  if (first === '') return linkOptions({ to: '/' })
  if (first === 'countries' && second !== undefined)
    return third === undefined
      ? linkOptions({ to: '/countries/$slug', params: { slug: second } })
      : linkOptions({ to: '/countries/$slug/$card', params: { slug: second, card: third } })
  return second === undefined
    ? linkOptions({ to: '/$topic', params: { topic: first } })
    : linkOptions({ to: '/$topic/$card', params: { topic: first, card: second } })
}

const Row = styled('span')({ display: 'flex', flexWrap: 'wrap' })

type Props = {
  category: ManagedCategory
  /** the move menu, if rows can be moved */
  move: ReactNode
  onEdit: (category: ManagedCategory) => void
  onDelete: (category: ManagedCategory) => void
}

/** The actions of a row: visit in a new tab, edit, delete (Spec §2). */
export function CategoryActions({ category, move, onEdit, onDelete }: Props) {
  const { name } = category
  return (
    <Row>
      {move}
      <Visit category={category} />
      <IconAction
        label={`تعديل ${isolated(name)}`}
        icon={Pencil}
        size="small"
        {...rowControl('edit')}
        aria-haspopup="dialog"
        onClick={() => onEdit(category)}
      />
      <DeleteAction name={isolated(name)} onClick={() => onDelete(category)} />
    </Row>
  )
}

function Visit({ category: { name, slug } }: { category: ManagedCategory }) {
  // The home page links to such a page from a card that editors have added.
  const isAddedToNews = !slug.includes('/') && !topicBySlug(slug)
  const page = isAddedToNews
    ? linkOptions({ to: '/category/$name', params: { name } })
    : publicPage(slug)
  return (
    <IconButtonLink
      {...page}
      target="_blank"
      rel="noopener noreferrer"
      preload={false}
      size="small"
      aria-label={`زيارة صفحة ${isolated(name)} في علامة تبويب جديدة`}
    >
      <Icon icon={ExternalLink} />
    </IconButtonLink>
  )
}
