import { expect, test } from 'vitest'
import { sheetOf } from '../../scripts/iconSheet'

test('the sheet holds what the library draws, by name', async () => {
  const sheet = await sheetOf(['AddRounded', 'ShareLocationRounded'])
  expect(sheet).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><symbol id="AddRounded"/)
  expect(sheet.match(/<symbol id="\w+" viewBox="0 0 24 24"><path d="/g)).toHaveLength(2)
  expect(sheet).not.toMatch(/style|class/)
})

test('an icon that the library has not stops the build', async () => {
  await expect(sheetOf(['NoSuchIcon'])).rejects.toThrow()
})
