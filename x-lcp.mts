import { spawn } from 'node:child_process'; import { mkdirSync, rmSync } from 'node:fs'
import { launchBrowser } from './scripts/chromium.ts'
const procs: any[] = []; const variants: Record<string,string> = Object.fromEntries(process.argv.slice(3).map(a=>a.split('=') as [string,string])); const rounds=Number(process.argv[2]); let port=4710; const ports: Record<string,number>={};
for (const [v,dir] of Object.entries(variants)) { const p=port++; ports[v]=p; const data=`/tmp/flag/lcp-${p}`; rmSync(data,{recursive:true,force:true}); mkdirSync(data); procs.push(spawn('node',['dist/service/main.js'],{cwd:dir,env:{...process.env,PORT:String(p),DATA_DIR:data},stdio:'ignore'})); for(;;){ try{ if((await fetch(`http://127.0.0.1:${p}/readyz`)).ok) break }catch{} await new Promise(r=>setTimeout(r,50)) } }
const browser = await launchBrowser(); const med=(a:number[])=>Math.round([...a].sort((x,y)=>x-y)[a.length>>1]!);
for (const path of ['/','/roofing-breckenridge-colorado','/how-to-build-in-vail']) { const res: Record<string,{l:number[],f:number[],c:number[]}>={}; 
 for (let r=0;r<rounds;r++) for (const v of Object.keys(variants)) { const context=await browser.newContext({viewport:{width:390,height:844},deviceScaleFactor:2}); const page=await context.newPage(); const d=await context.newCDPSession(page); await d.send('Network.enable');
  await d.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:200000,uploadThroughput:93750}); await d.send('Emulation.setCPUThrottlingRate',{rate:4});
  await page.addInitScript(`window.seen={cls:0}; new PerformanceObserver(l=>l.getEntries().forEach(e=>{window.seen.lcp=e.startTime})).observe({type:'largest-contentful-paint',buffered:true}); new PerformanceObserver(l=>l.getEntries().forEach(e=>{window.seen.cls+=e.value})).observe({type:'layout-shift',buffered:true}); new PerformanceObserver(l=>l.getEntries().forEach(e=>{if(e.name==='first-contentful-paint')window.seen.fcp=e.startTime})).observe({type:'paint',buffered:true})`);
  await page.goto(`http://127.0.0.1:${ports[v]}${path}`,{waitUntil:'networkidle'}); await page.waitForTimeout(800);
  const s:any=await page.evaluate('window.seen'); const x=(res[v]??={l:[],f:[],c:[]}); x.l.push(s.lcp); x.f.push(s.fcp); x.c.push(s.cls); await context.close(); }
 for (const [v,{l,f,c}] of Object.entries(res)) console.log(path,v,'lcp',med(l),'min',Math.round(Math.min(...l)),'fcp',med(f),'min',Math.round(Math.min(...f)),'cls',Math.max(...c).toFixed(4)); }
await browser.close(); procs.forEach(p=>p.kill('SIGKILL')); process.exit()
