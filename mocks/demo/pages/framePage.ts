import { FRAME } from '@mocks/demo/storage/frame'
import { documentOf } from './document'

export const framePage = (fontFaces: string, script: string): string =>
  documentOf({
    title: 'مدار: جولة بعرض التسجيل',
    fontFaces,
    styles: `
body { overflow: hidden } header { display: flex; justify-content: space-between; align-items: center; block-size: 52px; padding-inline: 12px }
iframe { position: absolute; inset-block-start: 52px; left: 0; border: 0; transform-origin: 0 0 }`,
    body: `<header><span></span><button class="button" type="button">اخرج من الإطار</button></header>
<iframe name="${FRAME}" title="الصفحة بعرض التسجيل"></iframe>
<script>${script}</script>`,
  })
