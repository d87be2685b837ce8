import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles'

const files = sourceFiles('src')

test('nothing inside a form writes its fields as it appears: the address, the defaults and `useFilled` do', () => {
  const isWriting = (part: string) =>
    /\buse(Layout|Insertion)?Effect\(/.test(part) &&
    /\b(setValue|resetField|reset)\b[^}]*\} = useForm(Context)?\b/.test(part)
  const writing = files.filter(
    ({ path, text }) =>
      /^src\/(fields|kinds|resources|custom-pages|custom-kinds)\//.test(path) &&
      text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).some(isWriting),
  )
  // loaded while the form is open: pictures of a changed text, and the retry of a draft
  expect(writing.map(({ path }) => path)).toEqual([
    'src/fields/record/useFilled.ts',
    'src/kinds/richText/view/usePictures.ts',
    'src/resources/form/drafts/DraftOffer.tsx',
  ])
})

test('every input for a number selects what stands there when somebody comes to it', () => {
  const requesting = files.filter(({ text }) =>
    /inputMode[:=]\s*(['"](decimal|numeric)|decimals)|type[:=]\s*['"]number['"][^}]*\n\s*inputMode/.test(
      text,
    ),
  )
  const others = requesting.filter(({ text }) => !/\buseSelecting\b/.test(text))
  // numbers typed digit by digit and never calculated with
  expect(others.map(({ path }) => path)).toEqual([
    'src/custom-kinds/identity/view/view.tsx',
    'src/custom-pages/series/OrderChoice.tsx',
    'src/custom-pages/verify/VerifyPage.tsx',
  ])
})
