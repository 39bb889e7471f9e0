/** How the story looks that is taken home: a book's page with a margin, by day, at night and on paper. */
export const STORY_STYLE = `
:root{color-scheme:light dark;--ink:#1b231f;--soft:#5a6156;--paper:#fffdf6;--edge:#cfc6ae;--dark:#16191a;--on-dark:#fff;--die:#f3ead2}
@media (prefers-color-scheme:dark){:root{--ink:#f2efe4;--soft:#b9c1b7;--paper:#1c211e;--edge:#4a524c;--dark:#050606;--die:#39413b}}
*{box-sizing:border-box}
body{margin:0 auto;padding:9vh 28px 14vh;max-width:60rem;background:var(--paper);color:var(--ink);font:1.125rem/1.62 Georgia,'Iowan Old Style',Palatino,serif;overflow-wrap:anywhere}
h1{font-size:clamp(2.4rem,7vw,3.6rem);line-height:1.08;font-weight:400;margin:0 0 .25em;text-wrap:balance}
.by{color:var(--soft);margin:0 0 2.6em;font-style:italic}
.night{background:var(--dark);color:var(--on-dark);border:1px solid var(--edge);border-radius:12px;padding:1.5em 2em 1.7em}
.night h2{font-size:1.1rem;font-weight:400;letter-spacing:.08em;text-transform:uppercase;margin:0 0 .7em}
.night ul{list-style:none;margin:0;padding:0;columns:2 18em;column-gap:3em}
.night li{break-inside:avoid;padding:.18em 0}
main section{margin-top:3.4em;display:grid;grid-template-columns:minmax(0,38rem) minmax(0,1fr);gap:.4em 3rem;align-items:start}
main h2{grid-column:1/-1;font-size:1.7rem;line-height:1.2;font-weight:400;margin:0;padding-bottom:.3em;border-bottom:2px solid var(--ink);text-wrap:balance}
main h2 small{display:block;font-size:.9rem;letter-spacing:.08em;text-transform:uppercase;color:var(--soft)}
.tale{grid-column:1;grid-row:2;min-height:1px}
.tale p{margin:.9em 0 0}
.tale cite{display:block;color:var(--soft);font-size:.85em}
aside{grid-column:2;grid-row:2;margin-top:1.1em;padding-left:1em;border-left:2px solid var(--edge);font-size:.875rem;line-height:1.4;color:var(--soft)}
aside p{margin:.55em 0 0;font-style:italic}
.dice{list-style:none;margin:0;padding:0}
.dice li{margin-top:.45em}
.dice b{display:block;font-weight:400}.dice .wins b{font-weight:700;color:var(--ink)}
.dice small{font-weight:400;font-style:italic}
.dice span{display:flex;flex-wrap:wrap;gap:3px;margin-top:2px}
svg{width:29px;height:29px}
path{fill:var(--die);stroke:var(--soft);stroke-width:1.1;stroke-linejoin:round}
.follower path{fill:none}.darkness path{fill:var(--dark);stroke:var(--edge)}
text{font:700 11px Georgia,serif;text-anchor:middle;fill:var(--ink)}
.darkness text{fill:var(--on-dark)}
footer{margin-top:4em}
footer h2{font-size:1.7rem;font-weight:400;margin:0 0 .8em;padding-bottom:.3em;border-bottom:2px solid var(--ink)}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(13em,1fr));gap:1.6em 2em}
.people h3{margin:0;font-size:1.2rem;font-weight:400}
.people ul{padding-left:1.1em;margin:.5em 0 0;font-size:.95em;line-height:1.45}
.people li+li{margin-top:.25em}
small{color:var(--soft)}.people li small{display:block}
@media (max-width:680px){body{padding:6vh 20px 10vh}main section{display:block}aside{margin:.9em 0 0}.night{padding:1.2em 1.3em}}
@media print{
:root{--ink:#000;--soft:#444;--paper:#fff;--edge:#999;--die:#fff}
body{padding:0;max-width:none;font-size:10.5pt}
.night{background:none;color:#000;border:2px solid #000}.darkness path{fill:#000}
main section{grid-template-columns:minmax(0,1fr) 11em;gap:.3em 1.6em;margin-top:2em}
h2,h3{break-after:avoid}aside,.tale p,.people section{break-inside:avoid}
path{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;
