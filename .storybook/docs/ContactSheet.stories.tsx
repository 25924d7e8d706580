import { styled } from '@mui/material/styles'
import { Picture } from '@/ui/news/Picture'
import { size } from '@/ui/theme/tokens'
import preview from '../preview'
import { leadPages } from './leadPages'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 16,
  '& figure': { margin: 0 },
  '& figcaption': { fontSize: size.t13, marginBlockStart: 4 },
})

const pages = await leadPages()
const leads = pages.flatMap((page) => page.leads.map((lead) => ({ ...lead, page: page.page })))
const ON_A_SHEET = 24

function ContactSheet({ sheet }: { sheet: number }) {
  return (
    <Grid>
      {leads.slice((sheet - 1) * ON_A_SHEET, sheet * ON_A_SHEET).map(({ page, title, picture }) => (
        <figure key={page + title}>
          <Picture {...picture} width={400} height={225} />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </Grid>
  )
}

/** صفحات الصور */
const meta = preview.meta({
  title: 'Foundations/Contact sheet',
  component: ContactSheet,
  args: { sheet: 1 },
  argTypes: {
    sheet: { control: { type: 'number', min: 1, max: Math.ceil(leads.length / ON_A_SHEET) } },
  },
})

/** Every picture that an editor has chosen, 24 on a sheet, in the order of the pages: no two neighbours are alike. */
export const Sheet = meta.story()
