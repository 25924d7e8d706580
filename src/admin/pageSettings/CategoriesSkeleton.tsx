import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { Skeleton } from '@/ui/states/Skeleton'
import { SectionHead } from './PageCategories'

const Body = styled('div')({ position: 'relative' })

const Rows = styled('div')({ display: 'grid', gap: 8 })

const Row = styled(Card)({
  display: 'grid',
  alignContent: 'center',
  gap: 8,
  minBlockSize: '4rem',
  paddingInline: 60,
})

const KEYS = Array.from({ length: 8 }, (_, index) => `row ${index}`)

export function CategoriesSkeleton({ name }: { name: string }) {
  return (
    <section aria-busy="true" aria-label={name}>
      <SectionHead>
        <h2>{name}</h2>
      </SectionHead>
      <Body>
        <LoadingSpinner label={`جارٍ تحميل فئات ${name}`} />
        <Rows aria-hidden="true">
          {KEYS.map((key) => (
            <Row key={key}>
              <Skeleton width="40%" height={14} />
              <Skeleton width="25%" height={10} />
            </Row>
          ))}
        </Rows>
      </Body>
    </section>
  )
}
