import './bar.css'
import bar from 'nprogress'

bar.configure({
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
})

export { bar }
