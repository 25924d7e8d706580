export function NotFoundPage() {
  return (
    <h1 lang="en" dir="ltr" tabIndex={-1}>
      404 Page Not Found
    </h1>
  )
}
