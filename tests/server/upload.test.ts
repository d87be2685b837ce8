import { describe, expect, test } from 'vitest'
import { typeOf } from '../../server/files/fileTypeOf'
import { pixelsOf } from '../../server/files/pixels'
import { partOf } from '../../server/routes/fileRoutes'
import { aGif, aJpeg, aPdf, aPng, text, webps } from './fileBytes'
import { useClaims } from './useClaims'

const { server, as, upload, uploaded } = useClaims()

describe('an upload', () => {
  test('comes back with name, type, size and an address that opens it', async () => {
    const file = await uploaded(await as('7'), aPng(), { name: 'Cámara rota.PNG' })
    expect(file).toMatchObject({ name: 'Cámara rota.png', type: 'image/png', size: aPng().length })
    const response = await server.request(file.url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(aPng())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="Camara rota.png"; filename*=UTF-8''C%C3%A1mara%20rota.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  })

  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['..\\..\\boot.ini', 'boot.png'],
    ['a"; filename=evil.html', 'a filenameevil.png'],
    ['x.html', 'x.png'],
    ['\u202egnp.exe', 'gnp.png'],
    ['', 'archivo.png'],
    ['....', 'archivo.png'],
    ['línea\r\nSet-Cookie: a=b', 'líneaSet-Cookie ab.png'],
  ])('called %j is known as %j, and lies under an id of the server', async (name, stored) => {
    const file = await uploaded(await as('7'), aPng(), { name })
    expect(file.name).toBe(stored)
    expect([...server.files.bytes.keys()]).toEqual([file.id])
    expect(file.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', text('MZ\x90\x00')],
    ['a PDF where a picture belongs', aPdf()],
    ['an archive', text('PK\x03\x04…')],
    ['nothing', new Uint8Array()],
    ['a picture cut off in its head', aPng().slice(0, 12)],
    ['a picture without a size', aPng(0, 30)],
    ['a RIFF that is no picture', text('RIFF0000WAVEfmt ')],
  ])('of %s is refused for a picture, whatever it calls itself', async (_, body) => {
    const { status, body: answer } = await upload(await as('7'), body, { type: 'image/png' })
    expect({ status, fields: Object.keys(answer.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['FOTO'],
    })
    expect(server.files.bytes.size).toBe(0)
  })

  test.each([
    [
      'foto.png',
      /^This file is damaged, or its content does not match its name. Accepted: JPG, PNG/,
    ],
    ['acta.pdf', /^File types accepted: JPG, PNG/],
  ])(
    'of a PDF called %s, where a picture belongs, is refused with the reason',
    async (name, message) => {
      const { body } = await upload(await as('7'), aPdf(), { name })
      expect(body.errors?.FOTO).toMatch(message)
    },
  )

  test('of nothing is refused as empty', async () => {
    const { body } = await upload(await as('7'), new Uint8Array())
    expect(body.errors?.FOTO).toBe('The file is empty')
  })

  test.each([
    ['PNG', aPng()],
    ['GIF', aGif()],
    ['JPEG', aJpeg()],
    ['WebP, extended', webps.extended],
    ['WebP, lossless', webps.lossless],
    ['WebP, lossy', webps.lossy],
  ])('of a picture is taken, and its size read: %s', async (_, body) => {
    const { type } = await uploaded(await as('7'), body)
    expect(pixelsOf(body, String(type))).toEqual({ width: 40, height: 30 })
  })

  test('of a picture that unpacks to gigabytes is refused', async () => {
    const { status, body } = await upload(await as('7'), aPng(60_000, 60_000))
    expect({ status, said: String(body.errors?.FOTO) }).toEqual({
      status: 422,
      said: 'Maximum image size: 64 megapixels',
    })
  })

  test('that is both a picture and a script is served as a picture, sandboxed', async () => {
    const file = await uploaded(await as('7'), aGif('/*<script>alert(1)</script>*/=1;'))
    const { headers } = await server.request(file.url)
    expect(headers.get('content-type')).toBe('image/gif')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('of text is taken only where the schema asks for it, and only offered to save', async () => {
    const me = await as('7')
    expect((await upload(me, text('a;b\n1;2'), { field: 'ACTA' })).status).toBe(422)
    expect((await upload(me, text(' <html>'), { field: 'LISTA' })).status).toBe(422)
    expect((await upload(me, text('a\0b'), { field: 'LISTA' })).status).toBe(422)
    const file = await uploaded(me, text('a;b\n1;2'), { field: 'LISTA', name: 'x.html' })
    const { headers } = await server.request(file.url)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="x\.csv"/)
  })

  test('larger than the field allows is refused, told in words, with and without its length', async () => {
    const me = await as('7')
    const big = aPdf('x'.repeat(2000))
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(big),
    })
    for (const body of [big, endless]) {
      const answer = await upload(me, body, { field: 'ACTA' })
      expect(answer.status).toBe(413)
      expect(String(answer.body.errors?.ACTA)).toBe('Maximum file size: 2 kB')
    }
    expect(server.files.bytes.size).toBe(0)
  })

  test.each([
    [{ field: 'NADA' }, 400],
    [{ field: 'CODIGO' }, 400],
    [{ field: 'SECRETO' }, 400],
    [{ field: 'PRUEBAS.NOTA' }, 400],
    [{ field: '__proto__' }, 400],
    [{ field: 'SELLO' }, 403],
    [{ field: 'FIRMA' }, 403],
  ])('for %j is refused to who may not write there', async (sent, status) => {
    expect((await upload(await as('7'), aPdf(), sent)).status).toBe(status)
  })

  test('is refused to who only reads, and to who is not signed in', async () => {
    expect((await upload(await as('9'), aPng())).status).toBe(403)
    expect((await upload(server.anyone, aPng())).status).toBe(401)
  })

  test('of one person cannot go on for ever without a record', async () => {
    const me = await as('7')
    const loose = Array.from({ length: 200 }, () => ({
      ID: crypto.randomUUID(),
      CREATED_BY: me.ID,
      CREATED_AT: new Date().toISOString(),
    }))
    await server.db.write.insertInto('_FILE').values(loose).execute()
    expect((await upload(me, aPng())).status).toBe(429)
  })
})

test.each([
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\0\0\0\x18ftypM4A ', 'audio/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x18ftypheic', undefined],
  ['\x1aE\xdf\xa3\x9fB\x82\x84webm', 'video/webm'],
  ['\x1aE\xdf\xa3\x9fB\x82\x88matroska', undefined],
  ['OggS\0\x02', 'audio/ogg'],
  ['ID3\x04', 'audio/mpeg'],
  ['\xff\xfb\x90d', 'audio/mpeg'],
  ['RIFF0000WAVEfmt ', 'audio/wav'],
  ['RIFF0000AVI LIST', undefined],
])('what begins with %j is %s', (beginning, type) => {
  expect(
    typeOf(
      Uint8Array.from(beginning, sign => sign.charCodeAt(0)),
      [],
    ),
  ).toBe(type)
})

test.each([
  ['a.CSV', ['text/csv', 'text/plain'], 'text/csv'],
  ['a.txt', ['text/csv', 'text/plain'], 'text/plain'],
  ['a.html', ['text/csv', 'text/plain'], 'text/plain'],
  ['a.txt', ['text/csv'], 'text/csv'],
  ['a.csv', ['text/plain'], 'text/plain'],
  ['a.csv', [], undefined],
])('a text called %s, where %j is taken, is %s', (name, requested, type) => {
  expect(typeOf(text('a;b'), requested, name)).toBe(type)
})

test.each([
  [undefined, undefined],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=4-99', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
])('of ten bytes %j is the part %j', (request, part) => {
  expect(partOf(request, 10)).toEqual(part)
})

test('a part of a file is sent as one, and what is not there is told', async () => {
  const me = await as('7')
  const { url } = await uploaded(me, aPng())
  const sendRequest = (range: string) => server.request(url, { headers: { range } })
  const part = await sendRequest('bytes=1-3')
  expect([part.status, await part.text()]).toEqual([206, 'PNG'])
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${aPng().length}`)
  const beyond = await sendRequest('bytes=9999-')
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${aPng().length}`,
  ])
  expect((await server.request(url)).headers.get('accept-ranges')).toBe('bytes')
})
