import { styled } from '@mui/material/styles'
import { CATEGORY_LIMIT, type PageCategory } from '@/api/pageSettings'
import { TextField } from '@/ui/form/TextField'
import { CategorySources } from './CategorySources'

const Root = styled('div')({ display: 'grid', gap: 16, '& > .english': { maxInlineSize: '24rem' } })

type Change = Partial<Pick<PageCategory, 'nameEn' | 'sources'>>

type Props = { category: PageCategory; onChange: (change: Change) => void }

export function CategoryEditor({ category, onChange }: Props) {
  return (
    <Root>
      <CategorySources sources={category.sources} onChange={(sources) => onChange({ sources })} />
      <div className="english">
        <TextField
          label="الاسم بالإنجليزية"
          size="small"
          dir="ltr"
          limit={CATEGORY_LIMIT}
          value={category.nameEn}
          onChange={(nameEn) => onChange({ nameEn })}
        />
      </div>
    </Root>
  )
}
