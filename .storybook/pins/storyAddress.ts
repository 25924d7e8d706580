/** The address of a story with its pins, in Storybook itself or in the page of a story that was opened alone. */
export function storyAddress(id: string, page: string): string {
  const globals = 'globals=pins:shown'
  const query = page.includes('iframe.html')
    ? `?id=${id}&viewMode=story&${globals}`
    : `?path=/story/${id}&${globals}`
  return new URL(query, page).href
}
