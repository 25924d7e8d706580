import Typography from '@mui/material/Typography'

/** An honest page for a screen that is not built yet, so that no link is dead. */
export function ComingSoonPage({ title }: { title: string }) {
  return (
    <>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <p>قيد الإعداد</p>
    </>
  )
}
