import { styled } from '@mui/material/styles'
import { TextField } from '@/ui/form/TextField'

const Container = styled('div')(({ theme }) => ({
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
}))

/** Shows the link, selected and ready to copy by hand, when the browser does not allow the page to copy. */
export function LinkToCopy({ link }: { link: string }) {
  return (
    <Container>
      <TextField
        label="لا يسمح المتصفح بالنسخ من هنا؛ انسخ الرابط بنفسك"
        dir="ltr"
        ref={(field) => field?.select()}
        value={link}
        onChange={() => {}}
      />
    </Container>
  )
}
