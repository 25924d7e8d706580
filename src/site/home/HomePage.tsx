export function HomePage() {
  return <h1 tabIndex={-1}>الأخبار والفئات</h1>
}
