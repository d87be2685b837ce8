import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { usedPictureRows } from '../../src/kinds/richText/view/pictures'
import {
  filesIn,
  pictureProblem,
  picturesNamedIn,
  picturesOf,
} from '../../src/model/validation/pictures'

const posts = catalogue.get('posts')
const text = posts.fields.get('CONTENIDO')
const pictures = text && picturesOf(posts, text)
const file = (id: string) => ({ id, name: 'a.png', type: 'image/png', size: 1, url: `/f/${id}` })

test('a text keeps the rows of the pictures it shows, also one that an undo brought back', () => {
  if (!pictures) throw new Error('posts have no pictures')
  const [one, two] = [{ ID: 1, FOTO: file('a-1') }, { FOTO: file('b-2') }]
  const known = new Map([
    ['a-1', one],
    ['b-2', two],
  ])
  const both = '<p>x</p><img data-file="b-2" alt="b"><img alt="a" data-file="a-1">'
  expect(picturesNamedIn(both)).toEqual(['b-2', 'a-1'])
  expect(usedPictureRows(pictures, known, picturesNamedIn(both))).toEqual([one, two])
  expect(usedPictureRows(pictures, known, picturesNamedIn('<img data-file="b-2">'))).toEqual([two])
  expect(usedPictureRows(pictures, known, picturesNamedIn('<p data-file="b-2"></p>'))).toEqual([])
  expect(filesIn(pictures, { IMAGENES: [one, { FOTO: null }] })).toEqual([file('a-1')])
  expect(filesIn(pictures, {})).toEqual([])
})

test('a text is saved with pictures of its own record alone, and each with words', () => {
  if (!text) throw new Error('posts have no text')
  const record = { IMAGENES: [{ FOTO: file('a-1') }] }
  const readText = (html: string) => pictureProblem(text, html, record)?.key
  expect(readText('<p>x</p><img data-file="a-1" alt="1 > 0">')).toBeUndefined()
  expect(readText('<img data-file="a-1" alt=" ">')).toBe('pictureWordless')
  expect(readText('<img data-file="a-1">')).toBe('pictureWordless')
  expect(readText('<img data-file="b-2" alt="b">')).toBe('pictureLost')
})
