/**
 * Hides the notices that this browser's visitor has dismissed, and those that are over, before they are painted: it stands
 * right behind them. The others get their button. A page that stays open, or comes back from the cache, hides them on time.
 */
export const noticeScript =
  '(d=>{let s=[];try{s=JSON.parse(localStorage.notices||"[]")}catch{}' +
  'for(const n of d.querySelectorAll(".notice")){' +
  'const b=n.querySelector("button"),left=()=>n.dataset.end-Date.now(),' +
  'late=()=>{if(left()<=0)n.hidden=true};' +
  'if(s.includes(n.id))n.hidden=true;late();' +
  'if(left()<2e9)setTimeout(late,left());addEventListener("pageshow",late);' +
  'b.hidden=false;b.onclick=()=>{n.hidden=true;' +
  'd.getElementById("content").focus({preventScroll:true});' +
  'try{s=[...s,n.id].slice(-20);localStorage.notices=JSON.stringify(s)}catch{}}}})(document)'
