/** Returns JSON over several lines, even if it is truncated; any other text unchanged. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return /^\s*[[{]/.test(text) ? breakLines(text) : text
  }
}

/** A string, a bracket or separator, or any other value. White space between tokens is dropped. */
const TOKENS = /"(?:[^"\\]|\\.)*"?|[[\]{},:]|[^\s[\]{},:"]+/gs

function breakLines(text: string): string {
  let depth = 0
  let lines = ''
  const newLine = () => `\n${'  '.repeat(depth)}`
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === ']' || token === '}') {
      depth -= 1
      lines += newLine() + token
    } else if (token === '[' || token === '{') {
      depth += 1
      lines += token + newLine()
    } else if (token === ',') lines += token + newLine()
    else lines += token === ':' ? ': ' : token
  }
  return lines
}
