const word = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;

const listItem = (level: number, label: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span><span
style='mso-list:Ignore'>${label}<span>&nbsp; </span></span></span>${text}</p>`;

const webItem = (level: number, position: number, text: string) =>
  `<div class="ListContainerWrapper"><ol start="${position}"><li data-listid="3" data-aria-level="${level}"
data-aria-posinset="${position}"><p>${text}<span>&nbsp;</span></p></li></ol></div>`;

/** Pasted HTML, and the text that is stored of it. */
export const pastedParts: Record<string, { html: string; stored: string }> = {
  "a damaged picture": {
    html: '<p>Before</p><img src="data:image/png;base64,abcde"><p>After</p>',
    stored: "<p>Before</p><p>After</p>",
  },
  "lines without paragraphs": {
    html: "Walk<br>slowly.<br><br><b>Then</b> rest.<ul><li>Sit</li></ul><br><p>End</p>",
    stored:
      "<p>Walk<br />slowly.<br /><br /><strong>Then</strong> rest.</p><ul><li><p>Sit</p></li></ul><p>End</p>",
  },
  "Word's comments and deleted words": {
    html:
      word(
        "Rest <span class=msoDel><del cite='mailto:Ada'>for weeks</del></span><ins>for a day</ins>" +
          "<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[A1]</a></span>.",
      ) +
      "<div style='mso-element:comment-list'><hr><p class=MsoCommentText>[A1]Is this true?</p></div>",
    stored: "<p>Rest for a day.</p>",
  },
  "Word's hidden text and footnotes": {
    html:
      word(
        "Walk<span style='display:none;mso-hide:all'> secretly</span><a href='#_ftn1'>[1]</a>.",
      ) +
      `<div style='mso-element:footnote-list'><br clear=all><hr>${word("<a href='#_ftnref1'>[1]</a> A study")}</div>`,
    stored: "<p>Walk[1].</p><hr /><p>[1] A study</p>",
  },
  "LibreOffice's hidden text": {
    html: '<p>Walk<span style="display: none"> secretly</span>.</p>',
    stored: "<p>Walk.</p>",
  },
  "blocks that only web pages have": {
    html: "<nav>Feet</nav><main>Walk.</main><details><summary>Rest</summary>A day.</details><dl><dt>Heel</dt><dt>Calcaneus</dt><dd>A bone</dd></dl>",
    stored:
      "<p>Feet</p><p>Walk.</p><p>Rest</p><p>A day.</p><p>Heel</p><p>Calcaneus</p><p>A bone</p>",
  },
  "a numbered list that a paragraph interrupts": {
    html:
      listItem(1, "1.", "Sit") +
      listItem(1, "2.", "Stand") +
      word("Wait.") +
      listItem(1, "3.", "Walk"),
    stored:
      "<ol><li><p>Sit</p></li><li><p>Stand</p></li></ol><p>Wait.</p>" +
      '<ol start="3"><li><p>Walk</p></li></ol>',
  },
  "a list of Word on the web": {
    html: webItem(1, 1, "Sit") + webItem(2, 1, "Breathe") + webItem(1, 2, "Stand"),
    stored: "<ol><li><p>Sit</p><ol><li><p>Breathe</p></li></ol></li><li><p>Stand</p></li></ol>",
  },
  "a table with merged cells": {
    html: "<table><tr><td colspan=2>Day</td><td rowspan=2>Rest</td></tr><tr><td>Monday</td><td>Tuesday</td></tr></table>",
    stored:
      '<table><tbody><tr><th scope="col" colspan="2"><p>Day</p></th><th scope="col" rowspan="2"><p>Rest</p></th></tr>' +
      "<tr><td><p>Monday</p></td><td><p>Tuesday</p></td></tr></tbody></table>",
  },
  "a table with headings, quotes and lines": {
    html: "<table><tr><td><h3>Day</h3></td><td><blockquote><p>Rest</p></blockquote></td></tr><tr><td><hr>Monday</td><td>10</td></tr></table>",
    stored:
      '<table><tbody><tr><th scope="col"><p><strong>Day</strong></p></th><th scope="col"><p>Rest</p></th></tr>' +
      "<tr><td><p>Monday</p></td><td><p>10</p></td></tr></tbody></table>",
  },
  "raised and lowered digits": {
    html: "<p>10 m<sup>2</sup>, VO<sub>2</sub>, the 1<sup>st</sup>, x<span style='vertical-align:super'>3</span></p>",
    stored: "<p>10 m², VO₂, the 1st, x³</p>",
  },
  "text from right to left": {
    html: "<p dir=ltr>Hello</p><p dir=RTL><span lang=FA>سلام!</span></p><h2 dir=RTL>زانو</h2>",
    stored: '<p>Hello</p><p dir="rtl"><span lang="FA">سلام!</span></p><h3 dir="rtl">زانو</h3>',
  },
};
