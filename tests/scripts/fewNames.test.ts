import { expect, test } from 'vitest'
import { missing, type Named } from '../../scripts/fewNames'

const files: Record<string, Named> = {
  frame: file('frame', ['react', 'router'], ['frame.css']),
  react: file('react'),
  router: file('router', ['react']),
  dialog: file('dialog', ['react', 'form']),
  form: file('form', ['router', 'widgets']),
  widgets: file('widgets', ['react'], ['widgets.css']),
  note: file('note', ['react'], ['frame.css']),
}

function file(fileName: string, imports: string[] = [], styles: string[] = []): Named {
  return { fileName, imports, viteMetadata: { importedCss: new Set(styles) } }
}
const asked = (name: string, host: string) =>
  missing({ file: name, deps: [name, 'react', 'router', 'form', 'widgets'], host }, it => files[it])

test('what is there whenever the asking file runs is not named', () => {
  expect(asked('dialog', 'frame')).toEqual(['dialog', 'form', 'widgets'])
  expect(asked('dialog', 'form')).toEqual([])
})

test('a file is named itself only where a style that is not there yet is waited for', () => {
  const ofNote = (host: string) =>
    missing({ file: 'note', deps: ['note', 'react'], host }, it => files[it])
  expect(ofNote('frame')).toEqual([])
  expect(ofNote('form')).toEqual(['note'])
})
