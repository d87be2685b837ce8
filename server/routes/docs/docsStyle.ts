/** Style sheet of the page; prints black on white, one resource per page. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1a232c; --soft: #5a6875; --line: #dde3e8; --ground: #f7f8fa; --paper: #fff; --mark: #0a7a5a; --tint: #e7f4ef; --info: #0b6bcb; --success: #0a7a5a; --warning: #a15c00; --error: #c62828; --default: #5a6875 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebef; --soft: #9aa8b4; --line: #2c3742; --ground: #12181e; --paper: #1a2129; --mark: #4cc79f; --tint: #17332a; --info: #6db3f2; --success: #4cc79f; --warning: #f0b45c; --error: #f28b82; --default: #9aa8b4 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main { max-width: 68rem; margin: 0 auto; padding: 1.5rem }
header { padding-top: 3rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
header p { color: var(--soft); max-width: 40rem }
nav { display: flex; flex-wrap: wrap; gap: .5rem }
nav a { padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 99px; color: inherit; text-decoration: none; background: var(--paper) }
a { color: var(--mark) }
a:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; margin-bottom: 1.5rem }
h2 { margin: 0 0 .75rem; font-size: 1.35rem }
h2 small { font: 500 .85rem ui-monospace, monospace; color: var(--soft); margin-inline-start: .5rem }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line) }
thead th { border-top: 0; color: var(--soft); font-weight: 500 }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate }
th code { overflow-wrap: normal; white-space: nowrap }
.verb { display: inline-block; min-width: 4.5em; font: 600 .75rem ui-monospace, monospace; color: var(--mark) }
.calls { list-style: none; margin: 0; padding: 0 }
.calls li { padding: .15rem 0 }
.calls span + code { margin-inline-end: .75rem }
.must { color: var(--mark); font-weight: 600 }
.soft { color: var(--soft) }
figure { margin: 0 0 1rem }
.flow { display: block; max-width: none; height: auto; font: 500 13px system-ui, sans-serif }
.flow text { text-anchor: middle; font-weight: 500; fill: var(--ink) }
.flow .who { font-size: 11px; font-weight: 400; fill: var(--soft) }
.flow .step { fill: none; stroke: var(--soft); stroke-width: 1.4 }
.flow .head { fill: var(--soft) }
.flow .name rect { fill: var(--paper); opacity: .9 }
.flow .state rect { fill: var(--paper); stroke: var(--c); stroke-width: 2 }
.flow .state .ring { stroke-width: 1; fill: none }
.flow .many rect { fill: var(--ground); stroke: var(--soft); stroke-dasharray: 4 3 }
.flow .start { fill: var(--c) }
.flow .default { --c: var(--default) } .flow .info { --c: var(--info) } .flow .success { --c: var(--success) } .flow .warning { --c: var(--warning) } .flow .error { --c: var(--error) }
@media print { :root { --ground: #fff; --paper: #fff; --ink: #000; --soft: #444; --line: #bbb } nav { display: none } section { border: 0; padding: 0; break-after: page } tr { break-inside: avoid } body { font-size: 11px } }
`
